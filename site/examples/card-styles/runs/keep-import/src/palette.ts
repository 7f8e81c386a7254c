import 'tailwindcss/theme.css';

export const accent = 'var(--color-teal-500)';
