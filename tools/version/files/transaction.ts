import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Undo = () => void | Promise<void>;

/**
 * Changes files so that all of it can be taken back. Paths are relative to the root; each change is undone
 * in reverse order by `rollback`.
 */
export class Transaction {
  private readonly undo: Undo[] = [];
  private backup: string | undefined;

  constructor(private readonly root: string) {}

  private at(file: string): string {
    return path.join(this.root, file);
  }

  /** Makes the folders above a path; the undo takes away those that were not there. */
  private makeParents(file: string): void {
    const missing: string[] = [];
    for (let at = path.dirname(this.at(file)); !fs.existsSync(at); at = path.dirname(at)) {
      missing.push(at);
    }
    fs.mkdirSync(path.dirname(this.at(file)), { recursive: true });
    if (missing.length > 0) {
      this.undo.push(() => fs.rmSync(missing.at(-1)!, { recursive: true, force: true }));
    }
  }

  /** Remembers a file as it is, or that it is not there, because something else is about to change it. */
  keep(file: string): void {
    const full = this.at(file);
    const before = fs.existsSync(full) ? fs.readFileSync(full) : undefined;
    this.undo.push(() => {
      if (before === undefined) fs.rmSync(full, { force: true });
      else fs.writeFileSync(full, before);
    });
  }

  /** Writes a file, with the folders above it. */
  write(file: string, text: string): void {
    this.makeParents(file);
    this.keep(file);
    fs.writeFileSync(this.at(file), text);
  }

  /**
   * Copies a folder to where nothing is yet; folders in which nothing is copied do not come along.
   * @param isCopied - says of a file, relative to the root, whether it does
   */
  copyFolder(from: string, to: string, isCopied: (file: string) => boolean = () => true): void {
    this.makeParents(to);
    if (fs.existsSync(this.at(to))) throw new Error(`${to} is there already`);
    this.undo.push(() => fs.rmSync(this.at(to), { recursive: true, force: true }));
    for (const entry of fs.readdirSync(this.at(from), { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) continue;
      const inner = path.relative(this.at(from), path.join(entry.parentPath, entry.name));
      if (!isCopied(path.join(from, inner).split(path.sep).join('/'))) continue;
      fs.cpSync(this.at(path.join(from, inner)), this.at(path.join(to, inner)));
    }
  }

  /** Removes a file or folder, and the folders above it that are empty then. */
  remove(target: string): void {
    const full = this.at(target);
    this.backup ??= fs.mkdtempSync(path.join(os.tmpdir(), 'version-backup-'));
    const kept = path.join(this.backup, String(this.undo.length));
    fs.cpSync(full, kept, { recursive: true });
    this.undo.push(() => {
      fs.rmSync(full, { recursive: true, force: true });
      fs.cpSync(kept, full, { recursive: true });
    });
    fs.rmSync(full, { recursive: true });
    for (
      let at = path.dirname(full);
      at !== this.root && fs.readdirSync(at).length === 0;
      at = path.dirname(at)
    ) {
      fs.rmdirSync(at);
    }
  }

  /** Registers how to take back what is done by other means. */
  onRollback(undo: Undo): void {
    this.undo.push(undo);
  }

  /** Makes the changes final. */
  commit(): void {
    this.undo.length = 0;
    if (this.backup) fs.rmSync(this.backup, { recursive: true, force: true });
    this.backup = undefined;
  }

  /**
   * Takes every change back, the last first. A step that cannot be taken back does not keep the others.
   * @returns what could not be taken back
   */
  async rollback(): Promise<Error[]> {
    const failures: Error[] = [];
    for (let undo = this.undo.pop(); undo !== undefined; undo = this.undo.pop()) {
      try {
        await undo();
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
      }
    }
    // What could not be restored stays where it can be found.
    if (this.backup && failures.length === 0) fs.rmSync(this.backup, { recursive: true });
    else if (this.backup) failures.push(new Error(`Copies of removed files are in ${this.backup}`));
    return failures;
  }
}
