export const folder = new URL(/* rspackIgnore: true */ '.', import.meta.url);
