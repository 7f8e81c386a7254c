const badge = '◆';
export { badge };
