const accent = '#d9480f';
export { accent };
