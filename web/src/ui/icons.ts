/** Line icons on a grid of 24. */
export const ICONS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  back: 'M14 5l-7 7 7 7',
  next: 'M10 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  share: 'M12 15V4m0 0L8 8m4-4l4 4M5 12v8h14v-8',
  pencil: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
  leave: 'M14 4H5v16h9M10 12h10m0 0l-4-4m4 4l-4 4',
  bot: 'M6 9h12v10H6zM12 9V5m0 0h.01M3 13v3m18-3v3M9.5 13v1m5-1v1M10 16.5h4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  host: 'M4 18h16M4 15l-1-8 5 3.5L12 5l4 5.5L21 7l-1 8z',
  eye: 'M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  book: 'M12 6.5C10 5 7 4.5 4 4.5v14c3 0 6 .5 8 2 2-1.5 5-2 8-2v-14c-3 0-6 .5-8 2zm0 0v14',
  gear: 'M4 8h9m6 0h1M4 16h1m6 0h9M16 10.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 18.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  list: 'M8 7h12M8 12h12M8 17h12M4 7h.01M4 12h.01M4 17h.01',
  seal: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 11.5l2.2 2.2L15.5 9.5',
  save: 'M12 4v11m0 0l-4-4m4 4l4-4M5 19h14',
  again: 'M19 12a7 7 0 1 1-2-4.9M19 4v4h-4',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5',
  sheet: 'M5 4h14v16H5zM5 9h14M11 9v11',
  sound: 'M4 10v4h3l5 4V6l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  screen: 'M3 5h18v11H3zM9 20h6m-3-4v4',
} as const;

export type IconName = keyof typeof ICONS;
