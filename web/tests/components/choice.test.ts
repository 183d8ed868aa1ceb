import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import Choice from "../../src/app/Choice.svelte";

const choose = vi.fn();
const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B", disabled: true },
  { value: "c", label: "C" },
];
const show = (value: string): void => void render(Choice, { props: { label: "Which?", options, value, choose } });
const radio = (name: string): HTMLElement => screen.getByRole("radio", { name });

beforeEach(() => choose.mockClear());

describe("a choice of a few", () => {
  test("is a group of radio buttons with one stop for the keyboard", () => {
    show("c");
    expect(screen.getByRole("radiogroup", { name: "Which?" })).toBeTruthy();
    expect(["A", "B", "C"].map((name) => radio(name).getAttribute("tabindex"))).toEqual(["-1", "-1", "0"]);
    expect(radio("C").getAttribute("aria-checked")).toBe("true");
  });

  test("is made by a click", async () => {
    show("a");
    await fireEvent.click(radio("C"));
    expect(choose).toHaveBeenCalledWith("c");
  });

  test("is made by arrow keys, past what is disabled and round the end", async () => {
    show("a");
    await fireEvent.keyDown(radio("A"), { key: "ArrowRight" });
    expect(choose).toHaveBeenLastCalledWith("c");
    await fireEvent.keyDown(radio("A"), { key: "ArrowLeft" });
    expect(choose).toHaveBeenLastCalledWith("c");
  });

  test("whose value is not among them begins at the first that can be chosen", () => {
    show("z");
    expect(radio("A").getAttribute("tabindex")).toBe("0");
  });
});
