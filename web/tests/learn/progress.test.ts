import { describe, expect, test, vi } from "vitest";
import { saveProgress, lessonAt, progressOf } from "../../src/learn/progress";

describe("how far a lesson has come", () => {
  test("is remembered until it begins again", () => {
    saveProgress("troia", { table: "t1", read: 3 });
    expect(progressOf("troia")).toEqual({ table: "t1", read: 3 });
    expect(progressOf("horus")).toBeNull();
    saveProgress("troia", null);
    expect(progressOf("troia")).toBeNull();
  });

  test("that cannot be understood counts as nothing", () => {
    for (const text of ["{broken", '{"table":5,"read":0}', '{"table":"t1"}', "null"]) {
      localStorage.setItem("ilion-lesson-troia", text);
      expect(progressOf("troia")).toBeNull();
    }
  });

  test("tells which lesson a table belongs to", () => {
    saveProgress("troia", { table: "t1", read: 0 });
    saveProgress("horus", { table: "t2", read: 0 });
    expect([lessonAt("t2"), lessonAt("t3")]).toEqual(["horus", null]);
  });

  test("is not remembered where nothing may be stored, and that is no error", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("private");
    });
    expect(() => saveProgress("troia", { table: "t1", read: 0 })).not.toThrow();
  });
});
