// Repeats an asynchronous task while a page is shown.
export class Polling {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private runs = 0;

  /** `work` returns the milliseconds until its next run, or 0 to stop. */
  constructor(private work: () => Promise<number>) {}

  /** Run at once. Only the newest run schedules the next one. */
  now = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.runs += 1;
    const run = this.runs;
    const pause = await this.work();
    if (!this.left && pause && run === this.runs) this.timer = setTimeout(() => void this.now(), pause);
  };

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
