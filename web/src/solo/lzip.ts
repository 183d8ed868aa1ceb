/** Unpacks LZMA, which no browser can do by itself: it makes the engine a third smaller than the formats that browsers unpack. The
 * format is that of lzip: a head with the size of the dictionary, the packed content, and a tail with a checksum (CRC32) and the
 * size of the content and the size of the file. So a file that arrived damaged or cut off is never mistaken for a complete one. */
import { crc32 } from "./crc32";

const MAGIC = [0x4c, 0x5a, 0x49, 0x50, 1]; // "LZIP" and the version of the format
const HEAD = 6;
const TAIL = 20;
const LARGEST = 1 << 28; // bytes, more than in any file of the engine
const CONTEXT = 3; // bits of the last byte that choose the probabilities of a literal
const POSITION_MASK = 3;
const BITS = 11; // of a probability
const EVEN = 1 << (BITS - 1);
const SHIFT = 5; // how fast a probability adapts to the content
const TOP = 1 << 24;
const STATES = 12;
const POSITIONS = 16;
// where in the table of probabilities each kind begins
const MATCH = 0;
const REPEATED = MATCH + STATES * POSITIONS;
const REPEATED_0 = REPEATED + STATES;
const REPEATED_1 = REPEATED_0 + STATES;
const REPEATED_2 = REPEATED_1 + STATES;
const REPEATED_0_LONG = REPEATED_2 + STATES;
const SLOT = REPEATED_0_LONG + STATES * POSITIONS;
const NEAR = SLOT + 4 * 64;
const ALIGNED = NEAR + 128;
const LENGTH = ALIGNED + 16;
const LENGTHS = 2 + 2 * POSITIONS * 8 + 256;
const LITERAL = LENGTH + 2 * LENGTHS;

export class Damaged extends Error {}

/** Return the content of a file with one member of lzip. Throws `Damaged` if it differs from the packed file. */
export function unpackLzip(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  if (packed.length < HEAD + 5 + TAIL || MAGIC.some((byte, n) => packed[n] !== byte)) throw new Damaged("not a packed file");
  const tail = new DataView(packed.buffer, packed.byteOffset + packed.length - TAIL, TAIL);
  const [checksum, size, file] = [tail.getUint32(0, true), tail.getBigUint64(4, true), tail.getBigUint64(12, true)];
  if (file !== BigInt(packed.length) || size > LARGEST) throw new Damaged("it was cut off");
  const content = new Unpacking(packed.subarray(HEAD, packed.length - TAIL), Number(size)).run();
  if (crc32(content) !== checksum) throw new Damaged("its checksum is wrong");
  return content;
}

class Unpacking {
  private at = 0;
  private range = 0xffffffff;
  private code = 0;
  private readonly table = new Uint16Array(LITERAL + (0x300 << CONTEXT)).fill(EVEN);
  private readonly out: Uint8Array<ArrayBuffer>;

  constructor(
    private readonly packed: Uint8Array,
    size: number,
  ) {
    this.out = new Uint8Array(size);
    if (packed[this.at++] !== 0) throw new Damaged("not a packed file");
    for (let n = 0; n < 4; n++) this.code = ((this.code << 8) | packed[this.at++]!) >>> 0;
  }

  run(): Uint8Array<ArrayBuffer> {
    const { out } = this;
    let written = 0;
    let state = 0;
    let [last, second, third, fourth] = [0, 0, 0, 0]; // distances, the latest first
    while (written < out.length) {
      const position = written & POSITION_MASK;
      if (this.bit(MATCH + state * POSITIONS + position) === 0) {
        const before = written > 0 ? out[written - 1]! : 0;
        const base = LITERAL + 0x300 * (before >> (8 - CONTEXT));
        out[written] = state < 7 ? this.literal(base) : this.literalAfterMatch(base, out[written - last - 1]!);
        written++;
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
        continue;
      }
      let length: number;
      if (this.bit(REPEATED + state) === 0) {
        [fourth, third, second] = [third, second, last];
        length = this.length(LENGTH, position);
        last = this.distance(length);
        state = state < 7 ? 7 : 10;
      } else {
        if (this.bit(REPEATED_0 + state) === 0) {
          if (this.bit(REPEATED_0_LONG + state * POSITIONS + position) === 0) {
            if (last >= written) throw new Damaged("it refers to what is not there");
            out[written] = out[written - last - 1]!;
            written++;
            state = state < 7 ? 9 : 11;
            continue;
          }
        } else if (this.bit(REPEATED_1 + state) === 0) [last, second] = [second, last];
        else if (this.bit(REPEATED_2 + state) === 0) [last, second, third] = [third, last, second];
        else [last, second, third, fourth] = [fourth, last, second, third];
        length = this.length(LENGTH + LENGTHS, position);
        state = state < 7 ? 8 : 11;
      }
      if (last >= written || written + length > out.length) throw new Damaged("it refers to what is not there");
      if (last >= length) out.copyWithin(written, written - last - 1, written - last - 1 + length);
      else for (let n = 0; n < length; n++) out[written + n] = out[written + n - last - 1]!;
      written += length;
    }
    if (this.at > this.packed.length) throw new Damaged("it was cut off");
    return out;
  }

  private bit(index: number): number {
    const { table } = this;
    const chance = table[index]!;
    const bound = (this.range >>> BITS) * chance;
    let found: number;
    if (this.code < bound) {
      this.range = bound;
      table[index] = chance + (((1 << BITS) - chance) >> SHIFT);
      found = 0;
    } else {
      this.range = this.range - bound;
      this.code = this.code - bound;
      table[index] = chance - (chance >> SHIFT);
      found = 1;
    }
    if (this.range < TOP) {
      this.range = this.range * 256;
      this.code = this.code * 256 + (this.at < this.packed.length ? this.packed[this.at]! : 0);
      this.at++;
    }
    return found;
  }

  private literal(base: number): number {
    let found = 1;
    while (found < 0x100) found = (found << 1) | this.bit(base + found);
    return found & 0xff;
  }

  /** After a match, the byte that would have followed it helps to predict the next one. */
  private literalAfterMatch(base: number, expected: number): number {
    let found = 1;
    do {
      const wanted = (expected >> 7) & 1;
      expected <<= 1;
      const bit = this.bit(base + ((1 + wanted) << 8) + found);
      found = (found << 1) | bit;
      if (bit !== wanted) while (found < 0x100) found = (found << 1) | this.bit(base + found);
    } while (found < 0x100);
    return found & 0xff;
  }

  private tree(base: number, bits: number): number {
    let found = 1;
    for (let n = 0; n < bits; n++) found = (found << 1) | this.bit(base + found);
    return found - (1 << bits);
  }

  private reverse(base: number, bits: number): number {
    let found = 0;
    let node = 1;
    for (let n = 0; n < bits; n++) {
      const bit = this.bit(base + node);
      node = (node << 1) | bit;
      found |= bit << n;
    }
    return found;
  }

  private length(base: number, position: number): number {
    if (this.bit(base) === 0) return 2 + this.tree(base + 2 + position * 8, 3);
    if (this.bit(base + 1) === 0) return 10 + this.tree(base + 2 + (POSITIONS + position) * 8, 3);
    return 18 + this.tree(base + 2 + 2 * POSITIONS * 8, 8);
  }

  private distance(length: number): number {
    const slot = this.tree(SLOT + Math.min(length - 2, 3) * 64, 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const high = (2 | (slot & 1)) * 2 ** bits;
    if (slot < 14) return high + this.reverse(NEAR + high - slot, bits);
    return high + this.direct(bits - 4) * 16 + this.reverse(ALIGNED, 4);
  }

  private direct(bits: number): number {
    let found = 0;
    for (let n = 0; n < bits; n++) {
      this.range = Math.floor(this.range / 2);
      const bit = this.code >= this.range ? 1 : 0;
      if (bit) this.code -= this.range;
      found = found * 2 + bit;
      if (this.range < TOP) {
        this.range = this.range * 256;
        this.code = this.code * 256 + (this.at < this.packed.length ? this.packed[this.at]! : 0);
        this.at++;
      }
    }
    return found;
  }
}
