export const topic = 'news';
