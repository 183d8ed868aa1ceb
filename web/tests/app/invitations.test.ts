import { describe, expect, test, vi } from "vitest";
import { invitationLink, storeInvitations, storedInvitations, placeOf } from "../../src/app/invitations";

describe("tokens of invitations", () => {
  test("are kept by table, and more may come", () => {
    storeInvitations("t1", { "1": "aaa" });
    storeInvitations("t1", { "2": "bbb" });
    storeInvitations("t2", { "1": "ccc" });
    expect(storedInvitations("t1")).toEqual({ "1": "aaa", "2": "bbb" });
    expect(storedInvitations("t3")).toEqual({});
  });

  test("that cannot be read or kept are none", () => {
    localStorage.setItem("ilion-invitations t1", "{broken");
    expect(storedInvitations("t1")).toEqual({});
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => storeInvitations("t1", { "1": "aaa" })).not.toThrow();
  });

  test("stand behind # in a link, where no server sees them", () => {
    expect(invitationLink("t1", "aaa")).toBe(`${location.origin}/t/t1#aaa`);
  });
});

describe("a pasted text leads", () => {
  test.each([
    ["https://ilion.example/t/AbCd_123-x#token", "/t/AbCd_123-x#token"],
    ["  https://ilion.example/t/AbCd_123-x  ", "/t/AbCd_123-x"],
    ["AbCd_123-x", "/t/AbCd_123-x"],
    ["short", null],
    ["two words here", null],
    ["", null],
  ])("%j to %j", (pasted, place) => expect(placeOf(pasted)).toBe(place));
});
