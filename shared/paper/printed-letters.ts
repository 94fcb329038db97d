/**
 * The letters that each typeface of printed pages has in all its weights, as ranges of code points. Written by
 * `npm run fonts`.
 */
export const printedLetters = {
  text:
    '21-7e a1-ac ae-131 134-137 139-13e 141-148 14a-17e 192 1fa-1ff 218-21b 237 2bb-2bc 2c6-2c7 2d8-2dd 3c0 60c-60d 615 61b 61f 621-63a 640-656 658 660-671 679 67e 686 688 691 698 6a1 6a4 6a9 6af 6ba 6be 6c1-6c3 6cc 6d2-6d4 6f0-6f9 1e80-1e85 1eab 1eb0 1ec5 1ed7 1ef2-1ef3 1ef8-1ef9 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 2044 2070 2074-2079 2080-2089 20ac 2122 2126 2202 2206 220f 2211-2212 2215 221a 221e 222b 2248 2260 2264-2265 25ca fb51 fb57-fb59 fb67-fb69 fb6b-fb6d fb7b-fb7d fb89 fb8b fb8d fb8f-fb91 fb93-fb95 fb9f fba7-fba9 fbab-fbad fbaf fbb1-fbb9 fbbd-fbbe fbe8-fbe9 fbfd-fbff fc43-fc44 fc64-fc65 fc67-fc6b fc6d-fc71 fc73-fc77 fc79-fc7b fc86-fc87 fc8a-fc8b fc8d-fc8f fc91-fc92 fc94 fc96 fcfb-fcfe fd05-fd08 fd0d-fd10 fd17-fd1a fd21-fd24 fd29-fd2c fd3e-fd3f fdf2 fe82 fe84 fe86 fe88 fe8a-fe8c fe8e fe90-fe92 fe94 fe96-fe98 fe9a-fe9c fe9e-fea0 fea2-fea4 fea6-fea8 feaa feac feae feb0 feb2-feb4 feb6-feb8 feba-febc febe-fec0 fec2-fec4 fec6-fec8 feca-fecc fece-fed0 fed2-fed4 fed6-fed8 feda-fedc fede-fee0 fee2-fee4 fee6-fee8 feea-feec feee fef0 fef2-fefc',
  formula:
    '21-7e a1-ac ae-377 37a-37f 384-38a 38c 38e-3a1 3a3-52f 591-5c7 5d0-5ea 5f0-5f4 1ab0-1abe 1c80-1c88 1d00-1df5 1dfb-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2010-2027 2030-205e 2070-2071 2074-208e 2090-209c 20a0-20be 20f0 2100-214f 2153-2154 215b-215e 2184 2190-2195 21a8 2202 2206 220f 2211-2212 2215 2219-221a 221e-221f 2229 222b 2248 2260-2261 2264-2265 2302 2310 2320-2321 2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2550-256c 2580 2584 2588 258c 2590-2593 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cc 25cf 25d8-25d9 25e6 263a-263c 2640 2642 2660 2663 2665-2666 266a-266b 266f 2c60-2c7f 2de0-2e42 a640-a69f a717-a7ae a7b0-a7b7 a7f7-a7ff ab30-ab65 fb01-fb04 fb1d-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f fe20-fe2f fffc-fffd',
  latin:
    '21-7e a1-ac ae-377 37a-37f 384-38a 38c 38e-3a1 3a3-52f 5d0-5ea 1d00-1dbf 1e00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2010-2027 2030-205e 2070-2071 2074-208e 2090-209c 20a0-20be 20f0 2100-214f 2153-2154 215b-215e 2184 2190-2195 21a8 2202 2206 220f 2211-2212 2215 2219-221a 221e-221f 2229 222b 2248 2260-2261 2264-2265 2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2550-256c 2580 2584 2588 258c 2590-2593 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cc 25cf 25d8-25d9 25e6 263a-263c 2640 2642 2660 2663 2665-2666 266a-266b 266f 2c60-2c7f a717-a7ae a7b0-a7b7 a7f7-a7ff fffd',
  arabic:
    '606-61b 61e-6a1 6a3-6dc 6de-6ff 750-77f 8a0 8a2-8ac 8b3 8e4-8fe fd3e-fd3f fdf1-fdf2 fdf4 fdfa-fdfd',
  tifinagh:
    '2d30-2d67 2d6f-2d70 2d7f',
  signs:
    '2102 210d 2115 2119-211a 211d 2124 21a6 21d0-21d4 2200-22a5 22cd 299b 29a0 29a3 29b8 29f5 2a7d-2a7e 2aee 2bfe',
} as const;
