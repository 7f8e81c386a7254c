export const wordsPerMinute = Number(process.env.READ_TIME_WORDS);
