const parse = (text)=>Number(text);
export { parse };
