import colors from "./colors.js" with {
    type: "json"
};
const accent = colors.red;
export { accent };
