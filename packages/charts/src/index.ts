/** Figures as people write them. */
export {}
