import { jsx, jsxs } from "react/jsx-runtime";
import { accent } from "./theme/colors";
import { badge } from "./icons/index";
import meta from "./meta.js";
import "./card.css";
import logo from "./icons/logo.js";
function Card({ title }) {
    return /*#__PURE__*/ jsxs("article", {
        className: "card",
        "data-accent": accent,
        children: [
            /*#__PURE__*/ jsx("img", {
                src: logo,
                alt: meta.name
            }),
            /*#__PURE__*/ jsxs("h3", {
                children: [
                    badge,
                    " ",
                    title
                ]
            })
        ]
    });
}
export { Card };
