export default (text: string): number => Number.parseInt(text, 10);
