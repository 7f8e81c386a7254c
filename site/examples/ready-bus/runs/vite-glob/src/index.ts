const events = import.meta.glob('./events/*.ts', { eager: true });

/** What each event means. */
export const texts = Object.values(events).map(({ text }) => text);
