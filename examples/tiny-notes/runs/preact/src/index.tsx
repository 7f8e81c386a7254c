export const Hello = () => <p>hi</p>;
