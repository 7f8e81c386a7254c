export const report: ((text: string) => void) | undefined = (text) => console.log('parsed', text);
