/** The visitor: nobody yet, a guest, or somebody with an account. */
import { request } from "../api/http";
import type { Me } from "../api/types";

class Person {
  now = $state.raw<Me | null>(null); // null: not loaded yet

  async refresh(): Promise<void> {
    this.now = await request<Me>("GET", "/me");
  }
  async rename(name: string): Promise<void> {
    this.now = await request<Me>("PATCH", "/me", { name });
  }
  async register(login: string, password: string): Promise<void> {
    this.now = await request<Me>("POST", "/accounts", { login, password });
  }
  async login(login: string, password: string): Promise<void> {
    this.now = await request<Me>("POST", "/login", { login, password });
  }
  async logout(): Promise<void> {
    await request("POST", "/logout");
    await this.refresh();
  }
  async delete(): Promise<void> {
    await request("DELETE", "/me");
    await this.refresh();
  }
}

export const me = new Person();
