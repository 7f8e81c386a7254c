const panelurl = import.meta.rspackPublicPath + "panel.css";
export { panelurl as url };
