import crypto_0 from "crypto";
var urlAlphabet = 'useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict';
var POOL_SIZE_MULTIPLIER = 128;
var pool, poolOffset;
var nanoid_fillPool = function(bytes) {
    if (bytes < 0 || bytes > 1024) throw new RangeError('Wrong ID size');
    try {
        if (!pool || pool.length < bytes) {
            pool = Buffer.allocUnsafe(bytes * POOL_SIZE_MULTIPLIER);
            crypto_0.randomFillSync(pool);
            poolOffset = 0;
        } else if (poolOffset + bytes > pool.length) {
            crypto_0.randomFillSync(pool);
            poolOffset = 0;
        }
    } catch (e) {
        pool = void 0;
        throw e;
    }
    poolOffset += bytes;
};
var nanoid_nanoid = function() {
    var size = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : 21;
    nanoid_fillPool(size |= 0);
    var id = '';
    for(var i = poolOffset - size; i < poolOffset; i++)id += urlAlphabet[63 & pool[i]];
    return id;
};
export { nanoid_nanoid as createId };
