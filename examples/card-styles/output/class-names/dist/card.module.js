import "./card_module.css";
const card_module = {
    card: "kit-card-EbFSar"
};
export default card_module;
