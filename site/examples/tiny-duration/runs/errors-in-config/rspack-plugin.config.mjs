class Stamp {
  apply() {}
}

export default { plugins: [new Stamp()] };
