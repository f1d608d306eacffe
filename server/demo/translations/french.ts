import { frenchLabels } from './frenchLabels';
import type { SeedTranslation } from './types';

/** As a shop in Beirut writes it. */
export const french: SeedTranslation = {
  categories: {
    'fresh-juices-daily': [
      'Jus frais du jour',
      'Pressés chaque matin avec les fruits de la côte et de la Békaa, et chez vous le jour même.',
    ],
    'fruits-veg-garnish': [
      'Garnitures de fruits et légumes',
      'Rondelles séchées, herbes fraîches, fleurs comestibles et légumes taillés pour finir un verre ou une assiette.',
    ],
    'dry-fruits': ['Fruits secs', 'Dattes, abricots, figues et bien d’autres, séchés lentement et sans sucre inutile.'],
    'raw-nuts': [
      'Noix et graines crues',
      'Pistaches, amandes, noix et pignons de la nouvelle récolte, ni grillés ni salés.',
    ],
    'frozen-garnish': [
      'Garnitures glacées',
      'Glaçons à la menthe et aux fleurs, fruits surgelés à pleine maturité, pour des verres frais et jolis.',
    ],
  },
  products: {
    'Medjool Dates': [
      'Dattes medjool',
      'De grandes dattes moelleuses de la vallée du Jourdain, au goût de caramel. Parfaites avec un petit café.',
    ],
    'Dried Apricots': [
      'Abricots secs',
      'Abricots charnus de Malatya, séchés au soleil, un peu acidulés, et rien d’autre dans le sachet.',
    ],
    'Dried Figs': [
      'Figues sèches',
      'Séchées sur la paille, sur les toits de Rachaya : miel au cœur et graines qui croquent.',
    ],
    'Golden Raisins': [
      'Raisins secs blonds',
      'Raisins tendres et sans pépins de la Békaa. Pour le riz, les gâteaux et la poignée du chemin.',
    ],
    'Pitted Prunes': ['Pruneaux dénoyautés', 'Pruneaux tendres, sans noyau, sombres et presque confits.'],
    'Dried Cranberries': [
      'Canneberges séchées',
      'Acidulées, à peine sucrées au jus de pomme. Bonnes en salade, meilleures avec des noix.',
    ],
    'Mango Strips': [
      'Lanières de mangue',
      'Lanières moelleuses de mangue mûre, une pointe d’acidité et pas d’enrobage sucré.',
    ],
    'White Mulberries': [
      'Mûres blanches',
      'Mûres blanches de la montagne séchées au soleil, entre le miel et la figue. Épuisées jusqu’au prochain séchage.',
    ],
    'Dried Apple Rings': [
      'Rondelles de pomme',
      'Pommes rouges de Bcharré séchées en rondelles tendres, avec leur peau.',
    ],
    'Coconut Chips': [
      'Copeaux de coco',
      'Larges copeaux de coco sans sucre, pour le granola et le bord d’une piña colada.',
    ],
    'Amardine Apricot Rolls': [
      'Amardine',
      'Feuilles de pâte d’abricot de la Ghouta séchées au soleil. À fondre pour la boisson du ramadan, ou à croquer telles quelles.',
    ],
    'Fresh Orange Juice': [
      'Jus d’orange frais',
      'Oranges Valencia des vergers de Saïda, pressées chaque matin et jamais à base de concentré. Doux, vif et plein de pulpe.',
    ],
    'Carrot & Ginger': [
      'Carotte et gingembre',
      'Carottes douces de la Békaa pressées avec un bout de gingembre frais. Rond d’abord, puis doucement piquant.',
    ],
    'Lemonade with Fresh Mint': [
      'Citronnade à la menthe',
      'À la mode de Batroun : citrons frottés à la main, un peu de sucre et une poignée de menthe de Jezzine.',
    ],
    'Lemonade with Orange Blossom': [
      'Citronnade à la fleur d’oranger',
      'Citrons de la côte adoucis d’eau de fleur d’oranger distillée à Maghdouché. À servir sur beaucoup de glace.',
    ],
    'Pomegranate Juice': [
      'Jus de grenade',
      'Rien que de la grenade, des terrasses de Hasbaya. Rouge profond, acidulé ; il faut six fruits pour un demi-litre.',
    ],
    Jallab: [
      'Jallab',
      'Mélasse de dattes et de raisin à l’eau de rose, fumée à l’ancienne. Pignons et raisins secs viennent à part, dans un petit pot.',
    ],
    'Green Garden': [
      'Jardin vert',
      'Pomme verte, céleri, concombre, persil et citron pressés à froid. Frais et à peine sucré.',
    ],
    'Beetroot, Apple & Carrot': [
      'Betterave, pomme et carotte',
      'Betterave arrondie de pommes rouges de Bcharré et de carottes douces. Un verre haut en couleur.',
    ],
    'Watermelon & Mint': [
      'Pastèque et menthe',
      'Pastèque mûre mixée avec de la menthe, et rien d’autre. De retour dès que les premières seront assez sucrées.',
    ],
    'Strawberry Juice': [
      'Jus de fraise',
      'Petites fraises parfumées du Akkar, écrasées plutôt que filtrées : il coule épais.',
    ],
    'Mango Nectar': [
      'Nectar de mangue',
      'Mangues mûres mixées jusqu’à devenir soyeuses, avec juste un peu d’eau. Un dessert dans un verre.',
    ],
    'Tamarind Cooler': [
      'Tamarin glacé',
      'Tamarin trempé toute une nuit et filtré à la main : acidulé, sombre, fait pour les après-midi chauds.',
    ],
    'Pineapple Juice': [
      'Jus d’ananas',
      'Ananas doré, épluché et pressé le matin même. Mousseux de nature, sans sucre ajouté.',
    ],
    'Avocado Cocktail with Honey': [
      'Cocktail d’avocat au miel',
      'Le classique des bars à jus : avocat et mangue, miel de fleurs sauvages, fraises et amandes trempées. Fait à la commande.',
    ],
    'Ginger & Turmeric Shots': [
      'Shots gingembre et curcuma',
      'Shots de 60 ml qui réveillent : gingembre, curcuma, citron et une pincée de poivre noir. Agiter et boire frais.',
    ],
    'Frozen Mint Cubes': [
      'Glaçons à la menthe',
      'Brins de menthe pris entiers dans une glace claire : la dernière gorgée est aussi fraîche que la première.',
    ],
    'Frozen Lemon Slices': [
      'Rondelles de citron surgelées',
      'Fines rondelles surgelées une à une. Elles refroidissent le verre et le décorent du même geste.',
    ],
    'Frozen Mixed Berries': [
      'Fruits rouges surgelés',
      'Fraises, framboises et myrtilles surgelées en vrac pour smoothies, spritz et desserts minute.',
    ],
    'Frozen Strawberries': [
      'Fraises surgelées',
      'Fraises du Akkar cueillies mûres et surgelées le jour même, avec leur queue pour le verre.',
    ],
    'Frozen Mango Chunks': [
      'Dés de mangue surgelés',
      'Dés de mangue mûre, prêts pour le mixeur ou pour remplacer les glaçons.',
    ],
    'Frozen Pomegranate Arils': [
      'Grains de grenade surgelés',
      'Grains de grenade surgelés au plus fort de la saison, pour en avoir encore en juin.',
    ],
    'Edible Flower Ice Cubes': [
      'Glaçons aux fleurs',
      'Violettes et bleuets pris dans des glaçons limpides. Ils fondent lentement et se photographient vite.',
    ],
    'Passion Fruit Cubes': [
      'Glaçons de fruit de la passion',
      'Pulpe pure de fruit de la passion, avec ses graines, en glaçons. Un seul réveille tout un verre.',
    ],
    'Frozen Watermelon Balls': [
      'Billes de pastèque glacées',
      'Billes de pastèque bien prises : une glace sucrée pour l’arak, la citronnade et les enfants.',
    ],
    'Rose Ice Spheres': [
      'Sphères de glace à la rose',
      'Roses de Damas de Qsarnaba dans de grandes sphères claires. Nouveau, en petite quantité : demandez-nous le prix de la semaine.',
    ],
    'Frozen Basil Cubes': [
      'Cubes de basilic',
      'Basilic haché, surgelé dans l’huile d’olive du Koura. Un cube dans une sauce, ou dans un martini salé.',
    ],
    'Dehydrated Lemon Wheels': [
      'Rondelles de citron séchées',
      'Rondelles régulières de citron non ciré, séchées lentement. Elles flottent une heure sur un verre et se gardent des mois.',
    ],
    'Dehydrated Orange Wheels': [
      'Rondelles d’orange séchées',
      'Oranges de la côte sud au bord caramélisé, pour les old fashioned, les gâteaux et la table.',
    ],
    'Dehydrated Blood Orange Wheels': [
      'Rondelles d’orange sanguine séchées',
      'Rondelles rubis d’orange sanguine, séchées la semaine de la cueillette. Courte saison, petite série.',
    ],
    'Dehydrated Pineapple Flowers': [
      'Fleurs d’ananas séchées',
      'Ananas fin comme du papier, séché en moule pour s’ouvrir en tournesol. Joli sur un bord de verre, bon à manger ensuite.',
    ],
    'Fresh Mint Bouquet': [
      'Bouquet de menthe fraîche',
      'Un généreux bouquet de menthe du jardin, coupé à l’aube à Damour et emballé humide pour arriver bien droit.',
    ],
    'Edible Flowers Mix': [
      'Fleurs comestibles',
      'Violettes, soucis, bleuets et pâquerettes, cultivés sans traitement dans le Chouf, pour assiettes et verres.',
    ],
    'Red Chili Peppers': [
      'Piments rouges',
      'Piments fins au piquant franc. À trancher pour une margarita relevée, ou à enfiler entiers.',
    ],
    'Cucumber Ribbons': [
      'Rubans de concombre',
      'Longs rubans de concombre sans pépins, taillés le matin de l’envoi et roulés, prêts à tapisser un verre.',
    ],
    'Citrus Twists': [
      'Zestes d’agrumes',
      'Zestes de citron, d’orange et de citron vert coupés main, riches en huile parfumée et sans le blanc amer.',
    ],
    'Rosemary Sprigs': [
      'Brins de romarin',
      'Romarin de montagne d’Ehden, taillé à hauteur de verre. Passez-le à la flamme et toute la table se retourne.',
    ],
    'Cocktail Olives': [
      'Olives à cocktail',
      'Olives vertes et fermes du Koura en saumure légère, farcies au poivron rouge, pour martinis et mezzés.',
    ],
    'Fresh Pomegranate Arils': [
      'Grains de grenade frais',
      'Grenades de Hasbaya ouvertes à la main et égrenées jusqu’au dernier grain. Sur les verres, le labné et les salades.',
    ],
    'Celery Sticks': [
      'Bâtonnets de céleri',
      'Cœurs de céleri croquants, lavés et coupés pour un bloody mary ou une sauce, feuilles comprises.',
    ],
    'Fresh Cherries with Stems': [
      'Cerises fraîches avec queue',
      'Cerises noires de Hammana avec leur queue. La saison est finie ; retour en mai.',
    ],
    'Raw Pistachios, Aleppo Style': [
      'Pistaches d’Alep crues',
      'Longues pistaches vertes, ouvertes naturellement, ni grillées ni salées. Douces, avec une note de résine.',
    ],
    'Raw Almonds': [
      'Amandes crues',
      'Amandes entières avec leur peau, croquantes et laiteuses. À tremper la nuit, comme le faisait votre grand-mère.',
    ],
    'Walnut Halves': [
      'Cerneaux de noix',
      'Cerneaux clairs de cet automne, de la Békaa, cassés à la main et emballés la même semaine.',
    ],
    'Raw Cashews': [
      'Noix de cajou crues',
      'Grosses noix de cajou W240, crémeuses et douces. Pour une sauce comme pour l’apéritif.',
    ],
    'Raw Hazelnuts': [
      'Noisettes crues',
      'Noisettes rondes de Giresun avec leur peau, douces et beurrées une fois grillées.',
    ],
    'Raw Peanuts': ['Cacahuètes crues', 'Cacahuètes à peau rouge, à griller chez soi comme à la mahmasa du coin.'],
    'Pine Nuts from Jezzine': [
      'Pignons de Jezzine',
      'Longs pignons ivoire des forêts de Jezzine, la fierté de tout kebbé. En petits bocaux pour rester frais.',
    ],
    'Pecan Halves': [
      'Cerneaux de pécan',
      'Grosses noix de pécan, tendres et douces comme l’érable, pour tartes et salades.',
    ],
    'Brazil Nuts': ['Noix du Brésil', 'Grosses noix du Brésil décortiquées, beurrées. Le prochain envoi est en mer.'],
    'Macadamia Nuts': ['Noix de macadamia', 'Macadamias entières, pâles et riches, qui cassent comme un bon sablé.'],
    'Pumpkin Seeds': [
      'Graines de courge',
      'Graines vertes décortiquées, croquantes, à semer sur les soupes et les salades.',
    ],
    'Sunflower Seeds': ['Graines de tournesol', 'Graines rayées dans leur coque, pour les longues soirées au balcon.'],
    'House Mix of Raw Nuts': [
      'Mélange maison de noix crues',
      'Notre mélange : amandes, cajou, noix, noisettes, pécans et une bonne part de pistaches.',
    ],
  },
  ...frenchLabels,
};
