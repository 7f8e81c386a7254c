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
nameUnits('en');
console.log(format(90000));
