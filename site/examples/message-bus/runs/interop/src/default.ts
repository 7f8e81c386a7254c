import bus from 'old-bus';

console.log(bus.topic);
