const name_name = "Dur\xe9e";
export { name_name as name };
