import "tailwindcss/theme.css";
const accent = 'var(--color-teal-500)';
export { accent };
