import { expect, test } from "vitest";
import { saveProgress } from "../../src/learn/progress";
import { waiting } from "../../src/app/waiting.svelte";
import { summary } from "../fixtures";
import { FakeServer } from "../people/server";

test("the tables that wait for me are counted, but not a lesson that is finished", async () => {
  const server = new FakeServer();
  saveProgress("horus/first", { table: "t2", read: 3, done: true });
  const lines = ["t1", "t2", "t3"].map((id) => summary({ id, your_turn: id !== "t3" }));
  server.answers["GET /tables?which=mine"] = lines;
  expect((await waiting.load()).map(({ id }) => id)).toEqual(["t1", "t2", "t3"]);
  expect(waiting.count).toBe(1);
});
