'use strict';

/** Something that whoever runs a command has to mend: what is wrong, why it matters, what to do. */
class Refusal extends Error {
  /**
   * @param {string} message
   * @param {1 | 2} [code] of the process: 2 for wrong arguments, 1 for the rest
   */
  constructor(message, code = 1) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}

module.exports = { Refusal };
