/** The light theme: a picture is on paper wherever it is looked at. */
export const PALETTE = {
  desk: '#e9dfcb',
  parchment: '#f3e7cc',
  parchmentEdge: '#cbb284',
  ink: '#2a1f17',
  faded: '#5c4a3a',
  grid: '#a98f67',
  halo: '#fbf4e3',
  shadow: '#3c2810',
  players: ['#a3271d', '#0d5f6c'],
} as const;
