import { expect, test } from "vitest";
import { Offline } from "../../src/api/http";
import { Problem } from "../../src/api/problem";
import { errorText } from "../../src/text/error-text";
import { pageTexts } from "../texts";

const page = pageTexts();
const problem = (status: number, key?: string): Problem => new Problem({ title: "", status, detail: "In detail.", key });

test.each([
  [new Offline(), page.say("problem-offline")],
  [new TypeError("a fault of ours"), page.say("problem-internal")],
  [problem(401, "not-signed-in"), page.say("problem-not-signed-in")],
  [problem(409, "rules-mismatch"), page.say("problem-rules-mismatch")],
  [problem(500), page.say("problem-internal")],
  [problem(404, "something-new"), page.say("problem-not-found")],
  [problem(422, "something-new"), page.say("problem-other", { detail: "In detail." })],
])("%s is explained in the reader's words", (error, text) => {
  expect(text).not.toMatch(/^\{/);
  expect(errorText(page, error)).toBe(text);
});

test("a detail that the server says in several languages is shown in the reader's", () => {
  const details = {
    title: "",
    status: 422,
    key: "invalid-file",
    detail: "It is cut off.",
    detail_in: { de: "Sie ist abgeschnitten." },
  };
  const german = pageTexts("de");
  expect(errorText(german, new Problem(details))).toBe(german.say("problem-invalid-file", { detail: "Sie ist abgeschnitten." }));
  expect(errorText(page, new Problem(details))).toBe(page.say("problem-invalid-file", { detail: "It is cut off." }));
});
