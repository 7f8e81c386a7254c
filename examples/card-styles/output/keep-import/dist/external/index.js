import "./base.css";
const card_module = {
    card: "card-EbFSar"
};
const card = card_module.card;
export { card };
