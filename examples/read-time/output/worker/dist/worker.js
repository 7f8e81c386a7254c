function readTime(text) {
    const words = text.split(/\s+/).filter((word)=>'' !== word);
    return Math.ceil(words.length / 4);
}
self.onmessage = ({ data })=>{
    self.postMessage(readTime(data));
};
