/** The visitor: nobody yet, a guest, or somebody with an account. */
import { request } from "../api/http";
import type { Me, RecoveryCodes } from "../api/types";

class Person {
  /** Recovery codes that were just made: they are shown until the page is left. */
  codes = $state.raw<string[] | null>(null);
  now = $state.raw<Me | null>(null); // null: not loaded yet

  async refresh(): Promise<void> {
    this.now = await request<Me>("GET", "/me");
  }
  async rename(name: string): Promise<void> {
    this.now = await request<Me>("PATCH", "/me", { name });
  }
  /** Change the handle, which other people use to find the account. */
  async changeHandle(handle: string): Promise<void> {
    await request("PATCH", "/me/profile", { handle });
    await this.refresh();
  }
  async register(login: string, password: string): Promise<void> {
    const now = await request<Me>("POST", "/accounts", { login, password });
    this.codes = await request<RecoveryCodes>("POST", "/me/recovery", { password }).then(
      ({ codes }) => codes,
      () => null, // they can be made later
    );
    this.now = now;
  }
  async login(login: string, password: string): Promise<void> {
    this.now = await request<Me>("POST", "/login", { login, password });
    this.codes = null;
  }
  /** Set a new password with a recovery code. */
  async recover(login: string, code: string, password: string): Promise<void> {
    this.now = await request<Me>("POST", "/recover", { login, code, password });
  }
  async requestReset(login: string, language: string): Promise<void> {
    await request("POST", "/reset", { login, language });
  }
  async logout(): Promise<void> {
    await request("POST", "/logout");
    this.codes = null;
    await this.refresh();
  }
  async delete(): Promise<void> {
    await request("DELETE", "/me");
    await this.refresh();
  }
}

export const me = new Person();
