function format(ms) {
    const minutes = Math.floor(ms / 60000);
    const seconds = Math.floor(ms % 60000 / 1000);
    return `${minutes}:${String(seconds).padStart(2, '0')}`;
}
function nameUnits(locale) {
    const style = {
        style: 'unit',
        unitDisplay: 'long'
    };
    return [
        'minute',
        'second'
    ].map((unit)=>new Intl.NumberFormat(locale, {
            ...style,
            unit
        }).format(2));
}
const english = nameUnits('en');
const german = /* @__PURE__ */ nameUnits('de');
function parse(text) {
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return 60000 * minutes + 1000 * seconds;
}
export { english, format, german, parse };
