class Clock {
    constructor(){
        this.offset = 0;
    }
}
export { Clock };
