const api = "https://api.example.com";
const secret = process.env.SECRET;
export { api, secret };
