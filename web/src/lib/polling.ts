// Something that is done now and again while a place of the page is shown: asking a server for news.
export class Polling {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;
  private asked = 0;

  /** `work` tells after how many milliseconds it wants to be done again; 0: not any more. */
  constructor(private work: () => Promise<number>) {}

  /** Do it now; what was planned is dropped, and only the newest round plans the next one. */
  now = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.asked += 1;
    const round = this.asked;
    const pause = await this.work();
    if (!this.left && pause && round === this.asked) this.timer = setTimeout(() => void this.now(), pause);
  };

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }
}
