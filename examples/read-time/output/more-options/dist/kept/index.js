import mitt from "mitt";





/** Says which texts were read. */ const reader = mitt();
/** Estimates in how many seconds a text is read. */ function readTime(text) {
    const words = text.split(/\s+/).length;
    console.log('Words:', words);
    if (words < 2) console.warn('The text is too short.');
    return Math.ceil(words / 4);
}

export { readTime, reader };
