/** An entry of a PO file. */
export interface PoEntry {
  msgctxt?: string;
  msgid: string;
  msgid_plural?: string;
  msgstr: string[];
  comments?: {
    translator?: string;
    reference?: string;
    extracted?: string;
    flag?: string;
    previous?: string;
  };
}

/** A PO file: entries by context, then by source text. */
export interface PoFile {
  charset: string;
  headers: Record<string, string>;
  translations: Record<string, Record<string, PoEntry>>;
}

/** What reads and writes PO files (gettext-parser). */
export interface Po {
  parse: (text: string | Buffer) => PoFile;
  compile: (file: PoFile, options?: { foldLength?: number }) => Buffer;
}

export declare function loadGettext(): Promise<Po>;
