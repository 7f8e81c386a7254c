const template = new URL("./static/assets/template.txt", import.meta.url);
export { template };
