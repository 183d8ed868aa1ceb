/** The addresses of the pages about people. */
const PAGES = /^\/(lobby|ladder(\/[a-z0-9-]+)?|people\/[^/]+|history|friends|f\/[A-Za-z0-9_-]+)$/;

export const isAboutPeople = (path: string): boolean => PAGES.test(path);
