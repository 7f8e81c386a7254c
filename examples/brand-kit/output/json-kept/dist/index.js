import colors from "./colors.json" with {
    type: "json"
};
const accent = colors.red;
export { accent };
