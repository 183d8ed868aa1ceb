/** The host's announcement to everybody. */
import { request } from "../api/http";
import type { Announcement } from "../api/types";

class Announced {
  text = $state<string | null>(null);

  async load(): Promise<void> {
    this.text = (await request<Announcement>("GET", "/announcement")).text;
  }
}

export const announced = new Announced();
