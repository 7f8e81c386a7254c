function format(seconds: number): string {
  return `${seconds} s`;
}

export = format;
