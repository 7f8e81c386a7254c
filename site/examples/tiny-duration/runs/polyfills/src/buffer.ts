export const encode = (text: string): string => Buffer.from(text).toString('base64');
