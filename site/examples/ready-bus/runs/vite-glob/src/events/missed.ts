export const text = 'No one was subscribed.';
