function nameUnits(locale: string): string[] {
  const style = { style: 'unit', unitDisplay: 'long' } as const;
  return ['minute', 'second'].map((unit) =>
    new Intl.NumberFormat(locale, { ...style, unit }).format(2),
  );
}

export const english = nameUnits('en');
export const german = /* @__PURE__ */ nameUnits('de');
