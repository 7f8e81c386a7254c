import Badge_module from "./Badge.module.jsx";
function Badge({ tone = 'calm', children }) {
    return <span className={`${Badge_module.badge} ${Badge_module[tone]}`}>{children}</span>;
}
export { Badge };
