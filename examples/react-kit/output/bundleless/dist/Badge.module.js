import "./Badge_module.css";
const Badge_module = {
    badge: "badge-UEYefE",
    calm: "calm-jC7aq3",
    loud: "loud-W90OxA"
};
export default Badge_module;
