const countWords = (text)=>text?.match(/\w+/g)?.length ?? 0;
export { countWords };
